import type { Pool } from '@app/platform/database/pool'
import { cache } from 'react'
import { waitingLeadsFilter } from '../notices/waiting-leads'
import { listLeads } from '../sales/leads/list-leads'

/** Reads the waiting leads once per page, because several blocks of a start page show them. */
export const readWaitingLeads = cache((pool: Pool) => listLeads(pool, waitingLeadsFilter))
