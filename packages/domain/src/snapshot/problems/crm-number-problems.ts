import type { Project } from '../project.schema'
import type { ContentProblem } from './content-problem'

type Numbered = Pick<Project, 'slug' | 'name' | 'crmId'>

/** The CRM assigns leads by this number, so a duplicate would send them to another project's adviser. */
export function crmNumberProblems({ slug, crmId }: Numbered, others: readonly Numbered[]): ContentProblem[] {
  const owner = others.find((other) => other.crmId === crmId)
  if (!owner) return []
  return [
    {
      path: `projects[${slug}].crmId`,
      field: 'crmId',
      message: {
        en: `the CRM number ${crmId} is that of ${owner.name}`,
        es: `El ${crmId} ya es el número de ${owner.name} en el CRM. Escribe el número de este proyecto.`,
      },
    },
  ]
}
