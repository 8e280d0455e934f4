import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from './intake-context'

/** The form asks here before it sends: a challenge when the owner switched the proof of work on, otherwise none. */
export function challengeRoute(app: FastifyInstance, { proofOfWork, clock }: IntakeContext): void {
  app.get('/api/challenge', async (_request, reply) => {
    if (!proofOfWork) return reply.code(204).send()
    return proofOfWork.challenge(clock())
  })
}
