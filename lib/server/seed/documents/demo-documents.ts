import sharp from 'sharp';

/** A sheet that looks like a licence from afar and says nothing: a frame, so many lines of writing, a seal. */
export async function drawLicence(length = 7): Promise<Buffer> {
  const lines = Array.from({ length }, (_, index) => {
    const [y, width] = [250 + index * 48, 380 + ((index * 97) % 240)];
    return `<rect x="110" y="${y}" width="90" height="14" fill="#8a7a5c"/><rect x="230" y="${y}" width="${width}" height="14" fill="#c9bfa6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
    <rect width="900" height="640" fill="#fbf7ec"/>
    <rect x="28" y="28" width="844" height="584" fill="none" stroke="#b08d3e" stroke-width="10"/>
    <rect x="46" y="46" width="808" height="548" fill="none" stroke="#b08d3e" stroke-width="2"/>
    <circle cx="450" cy="110" r="38" fill="#c8402f"/><rect x="290" y="172" width="320" height="30" fill="#3a342a"/>
    ${lines.join('')}
    <circle cx="740" cy="500" r="62" fill="none" stroke="#c8402f" stroke-width="8"/><circle cx="740" cy="500" r="16" fill="#c8402f"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The mark of the demo's store: an ink stone with its pool, from above. */
export async function drawLogo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <rect width="512" height="512" fill="#eee4d2"/>
    <rect x="116" y="76" width="280" height="360" rx="56" fill="#2c3236"/>
    <rect x="148" y="204" width="216" height="200" rx="36" fill="#444c51"/>
    <path d="M148 184v-24a52 52 0 0 1 52-52h112a52 52 0 0 1 52 52v24q-108 44-216 0z" fill="#14181b"/>
    <circle cx="256" cy="300" r="46" fill="#b8402f"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A bank's receipt from afar: an amount, some lines, a stamp. */
export async function drawReceipt(): Promise<Buffer> {
  const lines = Array.from({ length: 5 }, (_, index) => {
    const [y, width] = [300 + index * 56, 150 + ((index * 83) % 130)];
    return `<rect x="60" y="${y}" width="90" height="14" fill="#8b939b"/><rect x="${540 - width}" y="${y}" width="${width}" height="14" fill="#c9cdd1"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="720">
    <rect width="600" height="720" fill="#f7f8f8"/>
    <rect x="24" y="24" width="552" height="672" rx="10" fill="#ffffff" stroke="#d5d9dc" stroke-width="2"/>
    <rect x="60" y="72" width="190" height="24" fill="#0f5b5e"/>
    <rect x="190" y="170" width="220" height="44" fill="#1b1f24"/>
    <path d="M60 258h480" stroke="#d5d9dc" stroke-width="2"/>
    ${lines.join('')}
    <circle cx="462" cy="610" r="58" fill="none" stroke="#c8402f" stroke-width="6"/><rect x="420" y="602" width="84" height="16" fill="#c8402f"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
