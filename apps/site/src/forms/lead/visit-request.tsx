import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Check } from '../fields/check'
import { FieldGrid } from '../fields/field-grid'
import { useLeadScope } from './lead-fields'
import { VisitFields } from './visit-fields'
import styles from './visit-request.module.css'

/**
 * A box that opens the questions of a visit. The fields show by CSS as well, so that the box works without script.
 * `#<prefix>-visit` in the address ticks it: links such as "Programar visita" elsewhere on the page lead here.
 */
export function VisitRequest() {
  const { t, idOf, register, control, setValue, isLive } = useLeadScope()
  const isWanted = useWatch({ control, name: 'kind' }) === 'visit'
  const anchor = `#${idOf('visit')}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens for the life of the form
  useEffect(() => {
    if (!isLive) return
    function tickIfAsked() {
      if (location.hash !== anchor) return
      // If the hash stayed in the address, a second click on the link would change nothing and fire no event.
      history.replaceState(history.state, '', location.pathname + location.search)
      setValue('kind', 'visit')
      document.getElementById(anchor.slice(1))?.focus()
    }
    tickIfAsked()
    addEventListener('hashchange', tickIfAsked)
    return () => removeEventListener('hashchange', tickIfAsked)
  }, [isLive])

  return (
    <div className={styles.request}>
      <Check type="checkbox" value="visit" {...register('kind')} id={idOf('visit')}>
        {t('lead.visit.want')}
      </Check>
      {(isWanted || !isLive) && (
        <FieldGrid className={styles.fields}>
          {/* A browser without script would refuse to send hidden fields that are required. */}
          <VisitFields required={isLive} />
        </FieldGrid>
      )}
    </div>
  )
}
