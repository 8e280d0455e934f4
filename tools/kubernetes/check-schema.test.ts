import { expect, test } from 'vitest'
import { partProblems } from './check-parts'
import { type Manifest, schemaProblems } from './check-schema'

const container = {
  name: 'intake',
  image: 'sillar-intake',
  env: [{ name: 'INTAKE_PORT', value: '4010' }],
  readinessProbe: { httpGet: { path: '/api/ready', port: 4010 } },
  livenessProbe: { httpGet: { path: '/api/health', port: 4010 } },
  resources: { requests: { cpu: '250m', memory: '192Mi' }, limits: { memory: '512Mi' } },
  securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
}

const deployment = (changes: object = {}, spec: object = {}): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'intake', labels: { any: 'label' } },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'intake' } },
    template: {
      metadata: { labels: { app: 'intake' } },
      spec: { securityContext: { runAsNonRoot: true }, containers: [{ ...container, ...changes }] },
    },
    ...spec,
  },
})

test('a right manifest has no problem', async () => {
  expect(await schemaProblems(deployment())).toEqual([])
  expect(partProblems([deployment()], new Set(['INTAKE_PORT']))).toEqual([])
})

test.each([
  ['a misspelt field', deployment({}, { replica: 3 }), 'unknown field /spec/replica'],
  ['a field in the wrong place', deployment({ replicas: 3 }), '/spec/template/spec/containers/0/replicas'],
  ['a text for a number', deployment({}, { replicas: 'two' }), 'data/spec/replicas must be integer'],
  ['a missing part', deployment({}, { selector: undefined }), 'must have required property selector'],
  ['an unknown kind', { apiVersion: 'apps/v1', kind: 'Deploymet' }, 'there is no schema for apps/v1 Deploymet'],
  [
    'a misspelt field of the operator',
    {
      apiVersion: 'postgresql.cnpg.io/v1',
      kind: 'Cluster',
      metadata: {},
      spec: { instances: 3, storage: { size: '1Gi' }, instance: 3 },
    },
    'unknown field /spec/instance',
  ],
])('%s is found', async (_what, manifest, problem) => {
  const given = JSON.parse(JSON.stringify(manifest)) as Manifest
  expect((await schemaProblems(given)).join()).toContain(problem)
})

test.each([
  ['no probe', deployment({ livenessProbe: undefined }), 'lacks a probe'],
  ['no budget', deployment({ resources: {} }), 'lacks a budget'],
  ['all rights', deployment({ securityContext: {} }), 'keeps rights'],
  ['a setting nobody reads', deployment({ env: [{ name: 'INTAKE_PROT', value: '1' }] }), 'nobody reads INTAKE_PROT'],
  ['a secret in the open', deployment({ env: [{ name: 'DATABASE_URL', value: 'x' }] }), 'belongs into a Secret'],
  ['a lost reference', deployment({ envFrom: [{ configMapRef: { name: 'setings' } }] }), 'no ConfigMap setings'],
])('%s is found', (_what, manifest, problem) => {
  expect(partProblems([manifest], new Set(['INTAKE_PORT', 'DATABASE_URL'])).join()).toContain(problem)
})

test('a service, a budget or an autoscaler that reaches nobody is found', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec: { selector: { app: 'intak' } } }
  const budget = { ...service, kind: 'PodDisruptionBudget', spec: { selector: { matchLabels: { app: 'intak' } } } }
  const scaler = {
    ...service,
    kind: 'HorizontalPodAutoscaler',
    spec: { scaleTargetRef: { kind: 'Deployment', name: 'x' } },
  }
  expect(partProblems([deployment(), service, budget, scaler], new Set(['INTAKE_PORT']))).toEqual([
    'Service/a: selects no pod',
    'PodDisruptionBudget/a: selects no pod',
    'HorizontalPodAutoscaler/a: scales nothing',
  ])
})
