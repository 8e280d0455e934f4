import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Check } from '../fields/check'
import { FieldGrid } from '../fields/field-grid'
import { useLeadScope } from './lead-fields'
import { VisitFields } from './visit-fields'
import styles from './visit-request.module.css'

/**
 * A checkbox that shows the appointment fields; CSS shows them too, so it works without script. The hash `#<prefix>-visit`
 * ticks it: links such as "Programar visita" elsewhere on the page use it.
 */
export function VisitRequest() {
  const { t, idOf, register, control, setValue, isHydrated } = useLeadScope()
  const isWanted = useWatch({ control, name: 'kind' }) === 'visit'
  const anchor = `#${idOf('visit')}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the form is mounted
  useEffect(() => {
    if (!isHydrated) return
    function tickIfLinked() {
      if (location.hash !== anchor) return
      // If the hash stayed in the URL, a second click on the link would fire no event.
      history.replaceState(history.state, '', location.pathname + location.search)
      setValue('kind', 'visit')
      document.getElementById(anchor.slice(1))?.focus()
    }
    tickIfLinked()
    addEventListener('hashchange', tickIfLinked)
    return () => removeEventListener('hashchange', tickIfLinked)
  }, [isHydrated])

  return (
    <div className={styles.request}>
      <Check type="checkbox" value="visit" {...register('kind')} id={idOf('visit')}>
        {t('lead.visit.want')}
      </Check>
      {(isWanted || !isHydrated) && (
        <FieldGrid className={styles.fields}>
          {/* A browser without script would not send hidden required fields. */}
          <VisitFields required={isHydrated} />
        </FieldGrid>
      )}
    </div>
  )
}
