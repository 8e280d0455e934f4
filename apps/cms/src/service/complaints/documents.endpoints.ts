import { loadCompany } from '@sillar/documents/company'
import { loadComplaint, type StoredComplaint } from '@sillar/documents/complaint-record'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { tidyAnswer } from '@sillar/domain/complaint/complaint-answer'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import { staffName } from '../../platform/access/staff'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { giveFile, type PrivateFile, refuseUnsigned, safeHeaders, sendToFile } from '../../platform/storage/give-file'
import { recordPrivacy } from '../../privacy/record-privacy'

// The papers of a complaint: its sheet, the letter that answered it, the files that went with the letter, and the letter
// as it would be sent. Each opening is recorded before the first byte leaves.

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function idOf(req: PayloadRequest, name = 'id'): string {
  if (!may(req.user, 'open the attachment of a complaint')) throw new Forbidden(req.t)
  const id = String(req.routeParams?.[name])
  if (!uuid.test(id)) throw new NotFound(req.t)
  return id
}

async function complaintOf(req: PayloadRequest): Promise<StoredComplaint> {
  const complaint = await loadComplaint(payloadPool(req.payload), idOf(req))
  if (!complaint) throw new NotFound(req.t)
  return complaint
}

const pdfOf = (label: string, name: string, key = ''): PrivateFile => ({
  key,
  name: `${name}-${label.replace(/^N°\s*/, '').replace(/\s+/g, '-')}.pdf`,
  type: 'application/pdf',
  scan: 'none',
})

async function record(req: PayloadRequest, reference: string, paper: string): Promise<void> {
  await recordAccess(req, 'complaint-paper-opened', req.user?.email, reference)
  await recordPrivacy(req, 'exported', `complaints:${idOf(req)}`, { reason: paper })
}

/** The renderer and its fonts take 100 MB: they are loaded with the first paper and not with the panel. */
const renderers = async () => ({
  ...(await import('@sillar/documents/complaint-pdf')),
  ...(await import('@sillar/documents/answer-pdf')),
})

type Paper = {
  /** The end of its path. */
  name: string
  find(req: PayloadRequest, complaint: StoredComplaint): PrivateFile
  open(req: PayloadRequest, complaint: StoredComplaint, file: PrivateFile): Promise<Response>
}

/** Gives the stored file; the privacy log names its kind. */
const giveStored = (kind: string) => (req: PayloadRequest, complaint: StoredComplaint, file: PrivateFile) =>
  giveFile(file, () => record(req, complaint.label, kind))

const sheet: Paper = {
  name: 'sheet',
  find: (_req, { label }) => pdfOf(label, 'hoja-de-reclamacion'),
  async open(req, complaint, file) {
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { complaintPdf } = await renderers()
    const bytes = await complaintPdf(complaint, company)
    await record(req, complaint.label, 'sheet')
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(file) })
  },
}

const letter: Paper = {
  name: 'letter',
  find(req, { label, answer }) {
    if (!answer?.pdfKey) throw new NotFound(req.t)
    return pdfOf(label, 'respuesta', answer.pdfKey)
  },
  open: giveStored('letter'),
}

const answerFile: Paper = {
  name: 'answer-files/:file',
  find(req, { answer }) {
    const file = answer?.files.find(({ id }) => id === idOf(req, 'file'))
    if (!file) throw new NotFound(req.t)
    return file
  },
  open: giveStored('answer file'),
}

const pathOf = ({ name }: Paper, req: PayloadRequest) =>
  `/api/complaints/${req.routeParams?.id}/${name.replace(':file', String(req.routeParams?.file))}/open`

const endpointsOf = (paper: Paper): Endpoint[] => [
  {
    path: `/:id/${paper.name}`,
    method: 'post',
    handler: async (req) => sendToFile(req, paper.find(req, await complaintOf(req)), pathOf(paper, req)),
  },
  {
    path: `/:id/${paper.name}/open`,
    method: 'get',
    handler: async (req) => {
      idOf(req)
      refuseUnsigned(req, pathOf(paper, req))
      const complaint = await complaintOf(req)
      return paper.open(req, complaint, paper.find(req, complaint))
    },
  },
]

/** The letter as it would be sent now, drawn by the renderer that makes the one that is sent. Nothing is stored. */
const preview: Endpoint = {
  path: '/:id/letter-preview',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'answer a complaint')) throw new Forbidden(req.t)
    const complaint = await complaintOf(req)
    const form = await req.formData?.().catch(() => undefined)
    const sizes = form?.getAll('fileSize') ?? []
    const files = (form?.getAll('fileName') ?? []).map((name, at) => ({
      name: String(name),
      size: Number(sizes[at]) || 0,
    }))
    const answer = {
      text: tidyAnswer(String(form?.get('text') ?? '')),
      on: limaDateOf(new Date()),
      by: staffName(req) ?? '',
      files: files.map((file) => ({ ...file, id: '', key: '', type: '', scan: 'none' as const })),
      pdfKey: null,
    }
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { answerPdf } = await renderers()
    const bytes = await answerPdf({ ...complaint, answer }, company)
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(pdfOf(complaint.label, 'borrador')) })
  },
}

export const paperEndpoints: Endpoint[] = [...[sheet, letter, answerFile].flatMap(endpointsOf), preview]
