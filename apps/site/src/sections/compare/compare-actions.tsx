import { ButtonLink } from '@/components/button/button'
import type { CompareTranslate, ProjectToCompare } from './compare-project'

type CompareActionsProps = {
  t: CompareTranslate
  project: ProjectToCompare
  isFirst: boolean
  block?: boolean
  quoteClass: string | undefined
}

export function CompareActions({ t, project, isFirst, block = false, quoteClass }: CompareActionsProps) {
  const { name, path, quoteHref } = project
  return (
    <>
      <ButtonLink look={isFirst ? 'accent' : 'line'} href={path} block={block}>
        {t('compare.see', { name })}
      </ButtonLink>
      {quoteHref && (
        <a className={quoteClass} href={quoteHref}>
          {t('compare.quote')}
          <span className="sr"> {name}</span>
        </a>
      )}
    </>
  )
}
