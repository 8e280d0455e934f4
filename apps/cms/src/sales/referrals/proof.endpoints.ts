import { createHash } from 'node:crypto'
import { createPrivateStore } from '@app/platform/storage/create-store'
import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { cmsEnv } from '../../platform/env'
import { checkProof, MAX_PROOF_BYTES } from '../../platform/storage/check-upload'
import { type PrivateFile, redirectToFile, rejectUnsigned, sendFile } from '../../platform/storage/send-file'
import { recordPrivacy } from '../../privacy/record-privacy'

const rejectionResponse = (result: string, status: number) => Response.json({ result }, { status })

/** Stores a receipt. The file is stored before its row, and the nightly cleanup removes files without a row. */
const addEndpoint = staffEndpoint({
  path: '/referral-desk/rewards/:id/proofs',
  permission: 'approve and pay rewards',
  params: idParams,
  handle: async ({ req, staff, params: { id: reward } }) => {
    if (Number(req.headers.get('content-length')) > MAX_PROOF_BYTES) return rejectionResponse('too-big', 413)
    const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
    const upload = checkProof(bytes, fileNameOf(req))
    if (typeof upload === 'string') return rejectionResponse(upload, upload === 'too-big' ? 413 : 422)
    const pool = payloadPool(req.payload)
    const { rows } = await pool.query<{ person: string }>(
      `select referred_person_id as person from referral_rewards where id = $1 and state in ('approved', 'paid')`,
      [reward],
    )
    if (!rows[0]) return rejectionResponse('not-a-next-state', 409)
    const key = `rewards/${createHash('sha256').update(reward).update(bytes).digest('hex')}`
    await createPrivateStore(cmsEnv()).put(key, bytes, upload.type)
    await pool.query(
      `insert into reward_proofs (reward_id, key, name, type, size, scan, by)
       values ($1, $2, $3, $4, $5, 'pending', $6) on conflict (key) do nothing`,
      [reward, key, upload.name, upload.type, bytes.length, staff.name],
    )
    await recordPrivacy(req, 'changed', `referred_persons:${rows[0].person}`, { reason: 'proof' })
    return Response.json({ result: 'done' }, { status: 201 })
  },
})

function fileNameOf(req: PayloadRequest): string {
  try {
    return decodeURIComponent(req.headers.get('x-file-name') ?? '')
  } catch {
    return ''
  }
}

type Proof = PrivateFile & { person: string; reference: string }

async function findProof(req: PayloadRequest, id: string): Promise<Proof> {
  const { rows } = await payloadPool(req.payload).query<Proof>(
    `select f.key, f.name, f.type, f.scan, w.referred_person_id as person, r.reference
     from reward_proofs f join referral_rewards w on w.id = f.reward_id
     join referred_persons p on p.id = w.referred_person_id join referrals r on r.id = p.referral_id where f.id = $1`,
    [id],
  )
  if (!rows[0]) throw new NotFound(req.t)
  return rows[0]
}

const fileUrl = (id: string) => `/api/referral-desk/proofs/${id}/file`

const linkEndpoint = staffEndpoint({
  path: '/referral-desk/proofs/:id',
  permission: 'approve and pay rewards',
  params: idParams,
  handle: async ({ req, params: { id } }) => redirectToFile(req, await findProof(req, id), fileUrl(id)),
})

const openEndpoint = staffEndpoint({
  path: '/referral-desk/proofs/:id/file',
  method: 'get',
  permission: 'approve and pay rewards',
  params: idParams,
  handle: async ({ req, staff, params: { id } }) => {
    rejectUnsigned(req, fileUrl(id))
    const proof = await findProof(req, id)
    return sendFile(proof, async () => {
      await recordAccess(req, 'reward-proof-opened', staff.email, proof.reference)
      await recordPrivacy(req, 'exported', `referred_persons:${proof.person}`, { reason: 'proof' })
    })
  },
})

export const proofEndpoints: Endpoint[] = [addEndpoint, linkEndpoint, openEndpoint]
