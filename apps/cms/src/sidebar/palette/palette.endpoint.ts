import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { findRecords } from './find-records'

const MIN_LENGTH = 2
const MAX_LENGTH = 100

/** Uses POST, because the search text is often personal data and must not be in a URL. */
export const paletteEndpoint = staffEndpoint({
  path: '/palette',
  permission: 'see the counts of the menu and search the panel',
  body: z.object({ text: z.string().trim().min(MIN_LENGTH).max(MAX_LENGTH) }),
  handle: async ({ req, body }) => Response.json({ records: await findRecords(req, body.text) }),
})
