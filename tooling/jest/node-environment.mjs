import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compile-once.mjs';

compileOnce(vm);

export default TestEnvironment;
