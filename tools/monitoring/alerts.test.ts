import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createPool } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import { registerDependencyGauge } from '@app/platform/metrics/part-metrics'
import { createRegistry } from '@app/platform/metrics/registry'
import { requestMetrics } from '@app/platform/metrics/request-metrics'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createIntakeMetrics } from '../../apps/intake/src/server/intake-metrics'
import { createWorkerMetrics } from '../../apps/worker/src/monitoring/worker-metrics'
import { metricNames } from './metric-names'

const repository = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(path.join(repository, 'ops/monitoring', file), 'utf8')

type Rule = { alert: string; expr: string; labels?: { severity?: string }; annotations?: Record<string, string> }
const { groups } = parse(await read('rules.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
/** Returns the expression of a rule and the series that its summary queries with `printf "series{…}" | query`. */
const queriesOf = ({ expr, annotations }: Rule) =>
  [expr, ...[...(annotations?.summary ?? '').matchAll(/printf "(\w+)/g)].map(([, series]) => series)].join(' + ')

type Panel = { title: string; targets?: { expr: string }[] }
const dashboard = JSON.parse(await read('dashboard.json')) as { panels: Panel[] }

// The tests never collect the metrics, so the pool opens no connection.
const pool = createPool({
  databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  logger: createLogger({ process: 'test', level: 'silent' }),
})
afterAll(() => pool.end())

/** Returns the names of all metrics that our processes register. A histogram has buckets, sum and count. */
async function readRegisteredNames(): Promise<Set<string>> {
  const intake = createRegistry()
  createIntakeMetrics(intake, { pool, privateStore: { check: async () => undefined } })
  const worker = createRegistry()
  const parts = {
    pool,
    boss: { getWipData: () => [] },
    deliveryPolls: new Map(),
    releasesDir: '/tmp',
    backupStatusFile: '/tmp/backup.json',
  }
  createWorkerMetrics(worker, parts)
  const cms = createRegistry()
  requestMetrics(cms)
  registerDependencyGauge(cms, 'database', async () => true)
  const metrics = [intake, worker, cms].flatMap((registry) => registry.getMetricsAsArray())
  return new Set(metrics.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]))
}

/** Metrics of Prometheus and Alertmanager themselves. */
const external = new Set(['up', 'ALERTS', 'alertmanager_notifications_failed_total'])
const registered = await readRegisteredNames()
const unknownNames = (expression: string) =>
  metricNames(expression).filter((name) => !registered.has(name) && !external.has(name))

test('every alert has an existing runbook and a severity', () => {
  expect(rules.length).toBeGreaterThan(10)
  const rulesWithoutRunbook = rules.filter(
    ({ annotations }) => !existsSync(path.join(repository, annotations?.runbook ?? 'none')),
  )
  expect(rulesWithoutRunbook.map(({ alert }) => alert)).toEqual([])
  expect(rules.filter(({ labels }) => !['page', 'ticket'].includes(labels?.severity ?? ''))).toEqual([])
})

test.each(rules.map((rule) => [rule.alert, queriesOf(rule)]))(
  '%s queries only metrics that a process registers',
  (_, expr) => {
    expect(metricNames(expr)).not.toEqual([])
    expect(unknownNames(expr)).toEqual([])
  },
)

test('every dashboard panel shows metrics that a process registers', () => {
  const expressions = dashboard.panels.flatMap((panel) => panel.targets ?? []).map((target) => target.expr)
  expect(expressions.length).toBeGreaterThan(15)
  expect(expressions.flatMap(unknownNames)).toEqual([])
})

test('every metric of our processes is used by a rule or a panel', () => {
  const usedNames = new Set([
    ...rules.flatMap((rule) => metricNames(queriesOf(rule))),
    ...dashboard.panels.flatMap((panel) => panel.targets ?? []).flatMap((target) => metricNames(target.expr)),
  ])
  const ourMetrics = [...registered].filter((name) => /^app_.*(?<!_bucket|_sum|_count)$/.test(name))
  const isUsed = (name: string) => ['', '_bucket', '_sum', '_count'].some((ending) => usedNames.has(name + ending))
  expect(ourMetrics.filter((name) => !isUsed(name))).toEqual([])
})

test('every alert has a case in the rule tests', async () => {
  const { tests } = parse(await read('rules.test.yaml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
  }
  const firingCases = tests.flatMap((entry) => entry.alert_rule_test).filter((entry) => entry.exp_alerts.length > 0)
  const names = new Set(firingCases.map(({ alertname }) => alertname))
  expect(rules.map(({ alert }) => alert).filter((name) => !names.has(name))).toEqual([])
})

test.each([
  ['time() - a_b > 5 and a_b > 0', ['a_b', 'a_b']],
  ['sum by (job, le) (rate(x_bucket{job="y"}[5m])) > on (job) z', ['x_bucket', 'z']],
  ['absent(up{job="intake"}) or absent(up)', ['up', 'up']],
  ['(a - b) * (c > bool 0)', ['a', 'b', 'c']],
])('finds the metric names in %s', (expression, names) => {
  expect(metricNames(expression)).toEqual(names)
})
