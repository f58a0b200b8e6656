/** The three trades as doors one wants to walk through, and the workshop behind them. */
import type { Drawn } from '../drawing/shapes.ts';
import { badge, doorway, floor, goods, illustration } from './stage.ts';

const [teal, red, ochre, blue, white] = ['#0F5B5E', '#C8402F', '#E3B23C', '#2E6F9E', '#F4F1EA'];

function doorPrint(): Drawn {
  return [
    floor(330, 210, '#CFE0DB'),
    doorway(60, 22, 96, 190, teal),
    badge(108, 26, 214, 11, teal),
    goods({ scene: 'roll-up-banner', colours: [red, '#F3D9C0', ochre] }, [215, 60, 0], 0.98),
    goods(
      { scene: 'carton', colours: ['#C9A579', '#5B4630'], details: ['stacked'], material: 'kraft' },
      [96, 84, 0],
      1.35,
    ),
    goods({ scene: 'paper-bag', colours: [ochre, teal] }, [214, 128, 0], 1.7),
    goods({ scene: 'card-stack', colours: [teal, '#ffffff'] }, [120, 158, 0], 4.2),
    goods({ scene: 'folded-brochure', colours: [blue, '#CFE4EE', red] }, [258, 168, 0], 1.9),
  ];
}

function doorOffice(): Drawn {
  return [
    floor(360, 220, '#EADFC8'),
    doorway(42, 22, 96, 190, ochre),
    badge(90, 26, 214, 11, ochre),
    goods({ scene: 'cabinet', colours: [white, teal, red], details: ['glass', 'low'] }, [178, 24, 0], 1.1),
    goods({ scene: 'plant', colours: [red], details: ['tall'] }, [312, 50, 0], 0.95),
    goods(
      { scene: 'desk', colours: ['#D9B382', '#4A5058', red], material: 'wood', details: ['with-drawer'] },
      [120, 96, 0],
      1.15,
    ),
    goods({ scene: 'chair', colours: [teal, ochre] }, [205, 196, 0], 1.05),
    goods({ scene: 'coffee-machine', colours: [red, white] }, [206, 36, 86], 0.75),
  ];
}

function doorServices(): Drawn {
  return [
    floor(350, 220, '#F0D9CE'),
    doorway(56, 22, 96, 190, red),
    badge(104, 26, 214, 11, red),
    goods({ scene: 'ladder', colours: ['#B9BEC2', ochre] }, [196, 40, 0], 1.15),
    goods({ scene: 'cleaning-cart', colours: [blue, ochre, red] }, [258, 62, 0], 0.92),
    goods({ scene: 'wall-paint', colours: [teal, ochre] }, [150, 150, 0], 1.25),
    goods({ scene: 'toolbox', colours: [red, '#4A5058', ochre] }, [216, 140, 0], 1.9),
  ];
}

/** The workshop: from the press to the packed box. */
function hero(): Drawn {
  return [
    floor(520, 300, '#DDE6E0'),
    goods(
      { scene: 'cabinet', colours: ['#D9B382', '#4A5058', red], material: 'wood', details: ['drawers', 'low'] },
      [40, 16, 0],
      1.3,
    ),
    goods({ scene: 'plant', colours: [ochre, teal] }, [76, 40, 101], 0.8),
    goods({ scene: 'poster', colours: [teal, ochre, red], details: ['framed'] }, [196, 16, 0], 1.5),
    goods({ scene: 'printer', colours: [white, teal, red], details: ['floor', 'colour'] }, [306, 22, 0], 1.35),
    goods({ scene: 'roll-up-banner', colours: [red, '#F3D9C0', ochre] }, [420, 40, 0], 0.92),
    goods({ scene: 'desk', colours: ['#D9B382', '#4A5058', red], material: 'wood' }, [60, 128, 0], 1.25),
    goods({ scene: 'chair', colours: [teal, ochre] }, [152, 242, 0], 1.1),
    goods({ scene: 'carton', colours: ['#C9A579', '#0F5B5E'], details: ['stacked', 'printed'] }, [296, 158, 0], 2),
    goods({ scene: 'paper-bag', colours: [ochre, teal] }, [420, 180, 0], 2),
    goods({ scene: 'card-stack', colours: [teal, '#ffffff'] }, [400, 240, 0], 5),
  ];
}

export const doors = {
  'door-print': () => illustration(doorPrint(), 'dp'),
  'door-office': () => illustration(doorOffice(), 'do'),
  'door-services': () => illustration(doorServices(), 'ds'),
  hero: () => illustration(hero(), 'h'),
};
