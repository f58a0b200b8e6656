import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's own environment looks up every global (`Object`, `Promise`, …) by way of an interceptor and a proxy, which costs
 * more than most of what the tests do. This one has the same globals on an ordinary global object.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}
