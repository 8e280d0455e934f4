import type { Endpoint } from 'payload'
import { searchEndpoint } from '../../panel/navigation/encrypted-search'
import { answerEndpoint } from './answer.endpoint'
import { attachmentEndpoints } from './attachment.endpoints'
import { documentEndpoints } from './documents.endpoints'
import { letterEndpoint } from './letter.endpoint'
import { ownerEndpoint } from './owner.endpoint'
import { registerEndpoint } from './register.endpoint'

export const complaintDeskEndpoints: Endpoint[] = [
  searchEndpoint({
    path: '/search',
    permission: 'search complaints',
    page: '/admin/collections/complaints',
    rewrite: ({ buscar }) => new URLSearchParams({ buscar: [buscar ?? ''].flat()[0]?.trim() ?? '' }).toString(),
  }),
  registerEndpoint,
  answerEndpoint,
  letterEndpoint,
  ownerEndpoint,
  ...attachmentEndpoints,
  ...documentEndpoints,
]
