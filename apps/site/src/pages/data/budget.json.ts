import { budgetLots } from '@/page-data/budget'

export const GET = () => Response.json(budgetLots())
