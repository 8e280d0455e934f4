import { loadCompany } from '@sillar/documents/company'
import { loadComplaint, type StoredComplaint } from '@sillar/documents/complaint-record'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { tidyAnswer } from '@sillar/domain/complaint/complaint-answer'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { giveFile, type PrivateFile, refuseUnsigned, safeHeaders, sendToFile } from '../../platform/storage/give-file'
import { recordPrivacy } from '../../privacy/record-privacy'
import { staffName } from '../../publishing/releases/request-publish'

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
  name: string
  open(req: PayloadRequest): Promise<Response>
  find(req: PayloadRequest): Promise<PrivateFile>
}

const sheet: Paper = {
  name: 'sheet',
  find: async (req) => pdfOf((await complaintOf(req)).label, 'hoja-de-reclamacion'),
  async open(req) {
    const complaint = await complaintOf(req)
    const company = await loadCompany(payloadPool(req.payload), complaint.locale, complaint.establishment)
    const { complaintPdf } = await renderers()
    const bytes = await complaintPdf(complaint, company)
    await record(req, complaint.label, 'sheet')
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(pdfOf(complaint.label, 'hoja-de-reclamacion')) })
  },
}

const letter: Paper = {
  name: 'letter',
  async find(req) {
    const { label, answer } = await complaintOf(req)
    if (!answer?.pdfKey) throw new NotFound(req.t)
    return pdfOf(label, 'respuesta', answer.pdfKey)
  },
  async open(req) {
    const { label } = await complaintOf(req)
    return giveFile(await letter.find(req), () => record(req, label, 'letter'))
  },
}

const answerFile: Paper = {
  name: 'answer-files/:file',
  async find(req) {
    const file = (await complaintOf(req)).answer?.files.find(({ id }) => id === idOf(req, 'file'))
    if (!file) throw new NotFound(req.t)
    return file
  },
  async open(req) {
    const { label } = await complaintOf(req)
    return giveFile(await answerFile.find(req), () => record(req, label, 'answer file'))
  },
}

const pathOf = ({ name }: Paper, req: PayloadRequest) =>
  `/api/complaints/${req.routeParams?.id}/${name.replace(':file', String(req.routeParams?.file))}/open`

const endpointsOf = (paper: Paper): Endpoint[] => [
  {
    path: `/:id/${paper.name}`,
    method: 'post',
    handler: async (req) => sendToFile(req, await paper.find(req), pathOf(paper, req)),
  },
  {
    path: `/:id/${paper.name}/open`,
    method: 'get',
    handler: async (req) => {
      idOf(req)
      refuseUnsigned(req, pathOf(paper, req))
      return paper.open(req)
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
