import type { APIRoute } from 'astro'
import { projectData } from '@/page-data/project-list'
import { allProjects } from '@/page-data/projects'

export const getStaticPaths = () => allProjects('en').map(({ slug }) => ({ params: { slug } }))

export const GET: APIRoute = ({ params }) => Response.json(projectData(params.slug ?? '', 'en'))
