/** The routes used as metric labels, the most specific first. Full paths would put ids and search texts into labels. */
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
