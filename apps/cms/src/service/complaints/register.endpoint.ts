import { Readable } from 'node:stream'
import { isLimaDate } from '@app/domain/calendar/lima-date'
import { type RegisteredComplaint, registerCsv, registerTitles } from '@app/domain/complaint/complaint-register'
import { BYTE_ORDER_MARK, csvRow } from '@app/domain/spreadsheet/csv-row'
import type { Pool } from '@app/platform/database/pool'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordPrivacy } from '../../privacy/record-privacy'
import { type Period, readRegister } from './read-register'

/** The PDF is rendered in memory, so its size is limited. The CSV is streamed. */
const MAX_PDF_COMPLAINTS = 1000

const day = z.string().refine(isLimaDate)

/** Exports the register of a period for an inspection. The export is logged before the first byte is sent. */
export const registerEndpoint = staffEndpoint({
  path: '/register',
  method: 'get',
  permission: 'export the complaint register',
  query: z
    .object({ from: day, to: day, format: z.enum(['csv', 'pdf']) })
    .refine(({ from, to }) => from <= to, { path: ['to'] }),
  handle: async ({ req, staff, query: { from, to, format } }) => {
    const pool = payloadPool(req.payload)
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from complaints where filed_on between $1 and $2',
      [from, to],
    )
    const count = rows[0]?.count ?? 0
    if (format === 'pdf' && count > MAX_PDF_COMPLAINTS) return Response.json({ problem: 'too many' }, { status: 413 })
    await recordAccess(req, 'complaint-register-exported', staff.email, `${from}/${to} ${format}: ${count}`)
    await recordPrivacy(req, 'exported', 'complaints', { count })
    const body =
      format === 'csv'
        ? csvStream(pool, { from, to })
        : await createPdfStream(req, pool, { period: { from, to }, by: staff.name })
    return new Response(body as BodyInit, {
      headers: {
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
        'content-disposition': `attachment; filename="libro-de-reclamaciones-${from}-${to}.${format}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      },
    })
  },
})

const csvStream = (pool: Pool, period: Period) =>
  Readable.toWeb(Readable.from(writeCsvLines(pool, period)).map(toBytes))
const toBytes = (text: string) => Buffer.from(text, 'utf8')

async function* writeCsvLines(pool: Pool, period: Period): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(registerTitles)
  for await (const complaint of readRegister(pool, period)) yield registerCsv(complaint)
}

async function createPdfStream(req: PayloadRequest, pool: Pool, { period, by }: { period: Period; by: string }) {
  const complaints: RegisteredComplaint[] = []
  for await (const complaint of readRegister(pool, period)) complaints.push(complaint)
  const { legalName, ruc } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, locale: 'es' })
  // Imported on demand, because the PDF renderer and its fonts need 100 MB of memory.
  const { registerPdf } = await import('./views/register-pdf')
  const head = { legalName: legalName ?? '', ruc: ruc ?? '', period, by, at: new Date() }
  return Readable.toWeb((await registerPdf(complaints, head)) as Readable)
}
