// One vitest for all unit rows: a fresh one would take longer to start than the test takes to run.
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { fullPath, type NamedTest } from '../statement'
import { repository } from './broken-file'
import { type Outcome, outcomeOf, titlePattern } from './test-outcome'

let running: Promise<Vitest> | undefined

async function unitTests(): Promise<Vitest> {
  running ??= createVitest('test', { root: repository, project: ['unit', 'rules'], watch: false, reporters: [{}] })
  return running
}

/** Edited once, and mended since. */
const edited = new Set<string>()

const statesOf = (modules: TestModule[]) =>
  modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))

/** `changed`: the file that was edited, which vitest must read again. */
export async function runUnitTest(test: NamedTest, changed?: string): Promise<Outcome> {
  const vitest = await unitTests()
  if (changed) edited.add(changed)
  for (const file of edited) vitest.invalidateFile(file)
  vitest.setGlobalTestNamePattern(new RegExp(`${titlePattern(test)}$`))
  const specifications = await vitest.globTestSpecifications([fullPath(test.file)])
  const { testModules } = await vitest.runTestSpecifications(specifications)
  const own = new Set(specifications.map(({ moduleId }) => moduleId))
  const states = statesOf(testModules.filter(({ moduleId }) => own.has(moduleId)))
  return outcomeOf(
    states.filter((state) => state === 'passed').length,
    states.filter((state) => state === 'failed').length,
  )
}

export async function endUnitTests(): Promise<void> {
  await (await running)?.close()
}
