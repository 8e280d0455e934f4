import type { FastifyInstance } from 'fastify'
import type { IntakeContext } from './intake-context'

/** Registers the route from which forms get a challenge. It answers 204 if the proof of work is disabled. */
export function registerChallengeRoute(app: FastifyInstance, { proofOfWork, clock }: IntakeContext): void {
  app.get('/api/challenge', async (_request, reply) => {
    if (!proofOfWork) return reply.code(204).send()
    return proofOfWork.challenge(clock())
  })
}
