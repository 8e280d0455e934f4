import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { FORM_PAGE_POLICY, PAGE_POLICY } from '../pages/answer-page'
import type { IntakeContext } from '../server/intake-context'
import { sendPage } from '../server/send-page'
import { sha256 } from '../submissions/idempotency'
import { readPositionInLine } from '../waiting-list/read-position-in-line'
import { type LinkAnswer, type LinkName, MailLinkPage } from './mail-link-page'

// Mail programs prefetch links, so opening a link only shows a page with a button that performs the action. The
// table of links stores only the hash of the key.

type Fields = Record<string, unknown>

const keyPattern = /^[\w-]{43}$/

/** Returns the key from the form, or from the URL if a mail program sends the POST of its unsubscribe button. */
function readKey(request: FastifyRequest): string | undefined {
  const { key, lang } = { ...(request.query as object), ...(request.body as object | undefined) } as Fields
  if (lang === 'es' || lang === 'en') request.pageLocale = lang
  return typeof key === 'string' && keyPattern.test(key) ? key : undefined
}

type LinkResult = Omit<Extract<LinkAnswer, { kind: 'done' }>, 'kind'>

type Link = {
  path: string
  purpose: 'confirm-request' | 'withdraw-consent' | 'confirm-waiting' | 'leave-waiting'
  name: LinkName
  /** Returns the result if the action was performed before, so that a second click on the link does not ask again. */
  readResult?(hash: string): Promise<LinkResult | undefined>
  /** Performs the action, or returns undefined for an unknown key. */
  perform(hash: string, locale: 'es' | 'en'): Promise<LinkResult | undefined>
}

export function registerMailLinkRoutes(app: FastifyInstance, { pool }: IntakeContext, limits: Limits): void {
  async function queryValue<Value>(statement: string, values: string[]): Promise<Value | null> {
    const { rows } = await pool.query<{ value: Value | null }>(statement, values)
    return rows[0]?.value ?? null
  }
  const links: Link[] = [
    {
      path: '/api/privacy-requests/confirm',
      purpose: 'confirm-request',
      name: 'confirm',
      async readResult(hash) {
        const reference = await queryValue<string>('select confirmed_privacy_request($1) as value', [hash])
        return reference === null ? undefined : { reference }
      },
      async perform(hash) {
        const reference = await queryValue<string>('select confirm_privacy_request($1) as value', [hash])
        return reference === null ? undefined : { reference }
      },
    },
    {
      path: '/api/consent/withdraw',
      purpose: 'withdraw-consent',
      name: 'withdraw',
      async perform(hash) {
        const recordCount = await queryValue<number>('select withdraw_consent($1) as value', [hash])
        return recordCount === null ? undefined : {}
      },
    },
    {
      path: '/api/waiting-list/confirm',
      purpose: 'confirm-waiting',
      name: 'confirmWaiting',
      async perform(hash, locale) {
        const id = await queryValue<string>('select confirm_waiting_entry($1) as value', [hash])
        return id === null ? undefined : { facts: await readPositionInLine(pool, id, locale) }
      },
    },
    {
      path: '/api/waiting-list/leave',
      purpose: 'leave-waiting',
      name: 'leaveWaiting',
      async perform(hash) {
        const id = await queryValue<string>('select leave_waiting_entry($1) as value', [hash])
        return id === null ? undefined : {}
      },
    },
  ]
  for (const { path, purpose, name, perform, readResult } of links) {
    const options = { onRequest: limits.link, config: { form: 'privacy' } } as const
    app.get(path, options, async (request, reply) => {
      const key = readKey(request)
      const result = key === undefined ? undefined : await readResult?.(sha256(key))
      if (result) return answerLink(request, reply, name, { kind: 'done', ...result })
      const isValid =
        key !== undefined &&
        (await queryValue<boolean>('select mail_link_opens($1, $2) as value', [purpose, sha256(key)])) === true
      return answerLink(request, reply, name, isValid ? { kind: 'ask', action: path, key } : { kind: 'unknown' })
    })
    app.post(path, options, async (request, reply) => {
      const key = readKey(request)
      const result = key === undefined ? undefined : await perform(sha256(key), request.pageLocale)
      if (result) request.log.info({ link: name }, 'a mail link was used')
      return answerLink(request, reply, name, result ? { kind: 'done', ...result } : { kind: 'unknown' })
    })
  }
}

function answerLink({ pageLocale }: FastifyRequest, reply: FastifyReply, name: LinkName, answer: LinkAnswer) {
  reply.header('referrer-policy', 'no-referrer')
  return sendPage(reply, <MailLinkPage locale={pageLocale} name={name} answer={answer} />, {
    status: answer.kind === 'unknown' ? 404 : 200,
    policy: answer.kind === 'ask' ? FORM_PAGE_POLICY : PAGE_POLICY,
  })
}
