import { projectList } from '@/page-data/project-list'

export const GET = () => Response.json(projectList('en'))
