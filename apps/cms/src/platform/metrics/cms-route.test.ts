import { expect, test } from 'vitest'
import { cmsRoute } from './cms-route'

test.each([
  ['/api/snapshot', '/api/snapshot'],
  ['/api/leads/6f9619ff-8b86-d011-b42d-00cf4fc964ff', '/api'],
  ['/api/media/file/rosa-quispe.jpg', '/api/media/file'],
  ['/admin/collections/leads', '/admin'],
  ['/administrator', 'other'],
  ['/rosa@example.test', 'other'],
])('maps the path %s to the route %s', (path, route) => {
  expect(cmsRoute(path)).toBe(route)
})
