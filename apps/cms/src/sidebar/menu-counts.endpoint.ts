import { readNotices } from '../notices/read-notices'
import { languageOf } from '../panel/language/language'
import { staffEndpoint } from '../platform/access/staff-endpoint'
import { readMenuCounts } from './read-menu-counts'

export const menuCountsEndpoint = staffEndpoint({
  path: '/menu-counts',
  method: 'get',
  permission: 'see the counts of the menu and search the panel',
  handle: async ({ req }) => {
    const [counts, notices] = await Promise.all([
      readMenuCounts(req.payload, req.user),
      readNotices(req.payload, req.user, languageOf(req.i18n)),
    ])
    return Response.json({ counts, notices })
  },
})
