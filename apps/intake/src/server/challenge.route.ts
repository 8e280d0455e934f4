import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from './intake-context'

/** Forms request this before they submit: returns a challenge if the proof of work is enabled, otherwise 204. */
export function challengeRoute(app: FastifyInstance, { proofOfWork, clock }: IntakeContext): void {
  app.get('/api/challenge', async (_request, reply) => {
    if (!proofOfWork) return reply.code(204).send()
    return proofOfWork.challenge(clock())
  })
}
