import type { Project } from '../project.schema'
import type { ContentProblem } from './content-problem'

type Numbered = Pick<Project, 'slug' | 'name' | 'crmId'>

/** Leads are filed under this number: with the one of another project they would land at its adviser. */
export function crmNumberProblems({ slug, crmId }: Numbered, others: readonly Numbered[]): ContentProblem[] {
  const owner = others.find((other) => other.crmId === crmId)
  if (!owner) return []
  return [
    {
      path: `projects[${slug}].crmId`,
      field: 'crmId',
      words: {
        en: `the CRM number ${crmId} is that of ${owner.name}`,
        es: `El ${crmId} ya es el número de ${owner.name} en el CRM. Escribe el número de este proyecto.`,
      },
    },
  ]
}
