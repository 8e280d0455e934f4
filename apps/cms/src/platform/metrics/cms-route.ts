/** The longest match first. An id or a search text in the path must not become a metric label. */
const routes = [
  '/api/snapshot',
  '/api/draft-snapshot',
  '/api/health',
  '/api/media/file',
  '/api/payload-jobs',
  '/api',
  '/admin',
  '/_next',
]

export const cmsRoute = (path: string): string =>
  routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other'
