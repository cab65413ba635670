import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { AT_LENGTH, measuredUnit, USUALLY } from './tools/limits/unit.mjs';

/** The long ones begin first, or one of them would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.heavy.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const unit = measuredUnit();
const usual = USUALLY * unit;

export default defineConfig({
  // Workspace packages are read from their sources, so that tests need no build.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['{kernel,hexes,games,apps,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Nothing is kept from one question to the next: the tests share what is loaded, which is a good part of their time.
    isolate: false,
    // What is waited for comes, however busy the machine is.
    testTimeout: usual,
    hookTimeout: usual,
    expect: { poll: { timeout: usual } },
    provide: { usual, long: AT_LENGTH * unit },
    // Tests of processes wait more than they reckon: one more worker than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
