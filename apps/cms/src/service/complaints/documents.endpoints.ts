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

const documentParams = z.object({ id: recordId, file: recordId.optional() })

type DocumentRequest = {
  req: PayloadRequest
  id: string
  /** Id of an answer file, if the path contains one. */
  file?: string | undefined
  complaint: StoredComplaint
}

async function findComplaint(req: PayloadRequest, id: string): Promise<StoredComplaint> {
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

/** Logs that a document was opened. It must be called before the first byte is sent. */
async function recordOpening({ req, id, complaint }: DocumentRequest, kind: string): Promise<void> {
  await recordAccess(req, 'complaint-document-opened', req.user?.email, complaint.label)
  await recordPrivacy(req, 'exported', `complaints:${id}`, { reason: kind })
}

/** Imports the PDF renderers on demand, because the renderers and their fonts need 100 MB of memory. */
const loadRenderers = async () => ({
  ...(await import('@app/documents/complaint-pdf')),
  ...(await import('@app/documents/answer-pdf')),
})

type ComplaintDocument = {
  /** The part of the path after the id of the complaint. */
  name: string
  find(request: DocumentRequest): PrivateFile
  open(request: DocumentRequest, file: PrivateFile): Promise<Response>
}

/** Returns a function that sends a stored file and writes its kind to the privacy log. */
const sendStored = (kind: string) => (request: DocumentRequest, file: PrivateFile) =>
  sendFile(file, () => recordOpening(request, kind))

const sheetDocument: ComplaintDocument = {
  name: 'sheet',
  find: ({ complaint: { label } }) => pdfOf(label, 'hoja-de-reclamacion'),
  async open(request, file) {
    const { req, complaint } = request
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { complaintPdf } = await loadRenderers()
    const bytes = await complaintPdf(complaint, company)
    await recordOpening(request, 'sheet')
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(file) })
  },
}

const letterDocument: ComplaintDocument = {
  name: 'letter',
  find({ req, complaint: { label, answer } }) {
    if (!answer?.pdfKey) throw new NotFound(req.t)
    return pdfOf(label, 'respuesta', answer.pdfKey)
  },
  open: sendStored('letter'),
}

const answerFileDocument: ComplaintDocument = {
  name: 'answer-files/:file',
  find({ req, file, complaint: { answer } }) {
    const answerFile = answer?.files.find(({ id }) => id === file)
    if (!answerFile) throw new NotFound(req.t)
    return answerFile
  },
  open: sendStored('answer file'),
}

const documentPath = ({ name }: ComplaintDocument, { id, file }: { id: string; file?: string | undefined }) =>
  `/api/complaints/${id}/${name.replace(':file', file ?? '')}/open`

const endpointsOf = (document: ComplaintDocument): Endpoint[] => [
  staffEndpoint({
    path: `/:id/${document.name}`,
    permission: 'open the attachment of a complaint',
    params: documentParams,
    handle: async ({ req, params }) => {
      const complaint = await findComplaint(req, params.id)
      return redirectToFile(req, document.find({ req, ...params, complaint }), documentPath(document, params))
    },
  }),
  staffEndpoint({
    path: `/:id/${document.name}/open`,
    method: 'get',
    permission: 'open the attachment of a complaint',
    params: documentParams,
    handle: async ({ req, params }) => {
      rejectUnsigned(req, documentPath(document, params))
      const request = { req, ...params, complaint: await findComplaint(req, params.id) }
      return document.open(request, document.find(request))
    },
  }),
]

/** Renders the letter as it would be sent now, without storing it. */
const previewEndpoint = staffEndpoint({
  path: '/:id/letter-preview',
  permission: 'answer a complaint',
  params: idParams,
  handle: async ({ req, staff, params }) => {
    const complaint = await findComplaint(req, params.id)
    const form = await req.formData?.().catch(() => undefined)
    const sizes = form?.getAll('fileSize') ?? []
    const files = (form?.getAll('fileName') ?? []).map((name, index) => ({
      name: String(name),
      size: Number(sizes[index]) || 0,
    }))
    const answer = {
      text: tidyAnswer(String(form?.get('text') ?? '')),
      on: limaDateOf(new Date()),
      by: staff.name,
      files: files.map((file) => ({ ...file, id: '', key: '', type: '', scan: 'none' as const })),
      isByLetter: false,
      pdfKey: null,
    }
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { answerPdf } = await loadRenderers()
    const bytes = await answerPdf({ ...complaint, answer }, company)
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(pdfOf(complaint.label, 'borrador')) })
  },
})

export const documentEndpoints: Endpoint[] = [
  ...[sheetDocument, letterDocument, answerFileDocument].flatMap(endpointsOf),
  previewEndpoint,
]
