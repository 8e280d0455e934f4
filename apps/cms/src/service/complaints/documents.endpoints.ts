import { loadCompany } from '@app/documents/company'
import { loadComplaint, type StoredComplaint } from '@app/documents/complaint-record'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { tidyAnswer } from '@app/domain/complaint/complaint-answer'
import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams, recordId } from '../../platform/database/record-id.schema'
import {
  type PrivateFile,
  redirectToFile,
  rejectUnsigned,
  safeHeaders,
  sendFile,
} from '../../platform/storage/send-file'
import { recordPrivacy } from '../../privacy/record-privacy'

// The documents of a complaint: its sheet, the answer letter, the files sent with it, and a preview of the letter.
// Each access is logged before the first byte is sent.

const documentParams = z.object({ id: recordId, file: recordId.optional() })

/** A complaint, and the id of a file if the path contains one. */
type Opening = { req: PayloadRequest; id: string; file?: string | undefined; complaint: StoredComplaint }

async function complaintOf(req: PayloadRequest, id: string): Promise<StoredComplaint> {
  const complaint = await loadComplaint(payloadPool(req.payload), id)
  if (!complaint) throw new NotFound(req.t)
  return complaint
}

const pdfOf = (label: string, name: string, key = ''): PrivateFile => ({
  key,
  name: `${name}-${label.replace(/^N°\s*/, '').replace(/\s+/g, '-')}.pdf`,
  type: 'application/pdf',
  scan: 'none',
})

async function record({ req, id, complaint }: Opening, kind: string): Promise<void> {
  await recordAccess(req, 'complaint-paper-opened', req.user?.email, complaint.label)
  await recordPrivacy(req, 'exported', `complaints:${id}`, { reason: kind })
}

/** Loaded with the first PDF, not with the panel: the renderer and its fonts take 100 MB. */
const renderers = async () => ({
  ...(await import('@app/documents/complaint-pdf')),
  ...(await import('@app/documents/answer-pdf')),
})

type ComplaintDocument = {
  /** The end of its path. */
  name: string
  find(opening: Opening): PrivateFile
  open(opening: Opening, file: PrivateFile): Promise<Response>
}

/** Sends the stored file; the privacy log contains its kind. */
const sendStored = (kind: string) => (opening: Opening, file: PrivateFile) =>
  sendFile(file, () => record(opening, kind))

const sheet: ComplaintDocument = {
  name: 'sheet',
  find: ({ complaint: { label } }) => pdfOf(label, 'hoja-de-reclamacion'),
  async open(opening, file) {
    const { req, complaint } = opening
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { complaintPdf } = await renderers()
    const bytes = await complaintPdf(complaint, company)
    await record(opening, 'sheet')
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(file) })
  },
}

const letter: ComplaintDocument = {
  name: 'letter',
  find({ req, complaint: { label, answer } }) {
    if (!answer?.pdfKey) throw new NotFound(req.t)
    return pdfOf(label, 'respuesta', answer.pdfKey)
  },
  open: sendStored('letter'),
}

const answerFile: ComplaintDocument = {
  name: 'answer-files/:file',
  find({ req, file, complaint: { answer } }) {
    const stored = answer?.files.find(({ id }) => id === file)
    if (!stored) throw new NotFound(req.t)
    return stored
  },
  open: sendStored('answer file'),
}

const pathOf = ({ name }: ComplaintDocument, { id, file }: { id: string; file?: string | undefined }) =>
  `/api/complaints/${id}/${name.replace(':file', file ?? '')}/open`

const endpointsOf = (document: ComplaintDocument): Endpoint[] => [
  staffEndpoint({
    path: `/:id/${document.name}`,
    permission: 'open the attachment of a complaint',
    params: documentParams,
    handle: async ({ req, params }) => {
      const complaint = await complaintOf(req, params.id)
      return redirectToFile(req, document.find({ req, ...params, complaint }), pathOf(document, params))
    },
  }),
  staffEndpoint({
    path: `/:id/${document.name}/open`,
    method: 'get',
    permission: 'open the attachment of a complaint',
    params: documentParams,
    handle: async ({ req, params }) => {
      rejectUnsigned(req, pathOf(document, params))
      const opening = { req, ...params, complaint: await complaintOf(req, params.id) }
      return document.open(opening, document.find(opening))
    },
  }),
]

/** Renders the letter as it would be sent now. Nothing is stored. */
const preview = staffEndpoint({
  path: '/:id/letter-preview',
  permission: 'answer a complaint',
  params: idParams,
  handle: async ({ req, staff, params }) => {
    const complaint = await complaintOf(req, params.id)
    const form = await req.formData?.().catch(() => undefined)
    const sizes = form?.getAll('fileSize') ?? []
    const files = (form?.getAll('fileName') ?? []).map((name, at) => ({
      name: String(name),
      size: Number(sizes[at]) || 0,
    }))
    const answer = {
      text: tidyAnswer(String(form?.get('text') ?? '')),
      on: limaDateOf(new Date()),
      by: staff.name,
      files: files.map((file) => ({ ...file, id: '', key: '', type: '', scan: 'none' as const })),
      pdfKey: null,
    }
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { answerPdf } = await renderers()
    const bytes = await answerPdf({ ...complaint, answer }, company)
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(pdfOf(complaint.label, 'borrador')) })
  },
})

export const documentEndpoints: Endpoint[] = [...[sheet, letter, answerFile].flatMap(endpointsOf), preview]
