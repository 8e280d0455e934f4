import { staffEndpoint } from '../platform/access/staff-endpoint'
import { readMenuCounts } from './read-menu-counts'

export const menuCountsEndpoint = staffEndpoint({
  path: '/menu-counts',
  method: 'get',
  permission: 'see the counts of the menu and search the panel',
  handle: async ({ req }) => Response.json(await readMenuCounts(req.payload, req.user)),
})
