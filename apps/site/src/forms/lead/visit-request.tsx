import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useFieldScope } from '../fields/field-scope'
import { VisitFields } from './visit-fields'

/**
 * A box that opens the questions of a visit. The fields show by CSS as well, so that the box works without script;
 * `#<prefix>-visit` in the address ticks it, which is how "Programar visita" elsewhere on the page leads here.
 */
export function VisitRequest() {
  const { t, idOf, register, control, setValue, isLive } = useFieldScope()
  const isWanted = useWatch({ control, name: 'kind' }) === 'visit'
  const anchor = `#${idOf('visit')}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens for the life of the form
  useEffect(() => {
    if (!isLive) return
    function tickIfAsked() {
      if (location.hash !== anchor) return
      // Left in the address, a second click would change nothing and be heard by nobody.
      history.replaceState(history.state, '', location.pathname + location.search)
      setValue('kind', 'visit')
      document.getElementById(anchor.slice(1))?.focus()
    }
    tickIfAsked()
    addEventListener('hashchange', tickIfAsked)
    return () => removeEventListener('hashchange', tickIfAsked)
  }, [isLive])

  return (
    <div className="visit-request span-2">
      <label className="check">
        <input type="checkbox" value="visit" {...register('kind')} id={idOf('visit')} />
        <span>{t('lead.visit.want')}</span>
      </label>
      {(isWanted || !isLive) && (
        <div className="visit-request__fields form__grid">
          {/* A browser without script would refuse to send hidden fields that it takes for required. */}
          <VisitFields required={isLive} />
        </div>
      )}
    </div>
  )
}
