import { CalendarDays } from 'lucide-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { TextLink } from '@/components/button/button'
import { Check } from '../fields/check'
import { FieldGrid } from '../fields/field-grid'
import { AppointmentFields } from './appointment-fields'
import styles from './appointment-request.module.css'
import { useLeadScope } from './lead-fields'

/**
 * Renders a checkbox for visitors who prefer a call to the calendar. Ticking it shows the appointment fields; without
 * JavaScript, CSS shows them. A link to `#<prefix>-appointment` ticks the checkbox. `calendarHref` is null if nothing
 * can be booked.
 */
export function AppointmentRequest({ calendarHref }: { calendarHref: string | null }) {
  const { t, idOf, register, control, setValue, isHydrated } = useLeadScope()
  const isRequested = useWatch({ control, name: 'kind' }) === 'appointment'
  const anchor = `#${idOf('appointment')}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the form is mounted
  useEffect(() => {
    if (!isHydrated) return
    function checkIfLinked() {
      if (location.hash !== anchor) return
      // If the hash stayed in the URL, a second click on the link would not fire a hashchange event.
      history.replaceState(history.state, '', location.pathname + location.search)
      setValue('kind', 'appointment')
      document.getElementById(anchor.slice(1))?.focus()
    }
    checkIfLinked()
    addEventListener('hashchange', checkIfLinked)
    return () => removeEventListener('hashchange', checkIfLinked)
  }, [isHydrated])

  return (
    <div className={styles.request}>
      <Check type="checkbox" value="appointment" {...register('kind')} id={idOf('appointment')}>
        {t('lead.appointment.want')}
      </Check>
      {calendarHref && (
        <TextLink className={styles.calendar} href={calendarHref} icon={CalendarDays}>
          {t('lead.appointment.calendar')}
        </TextLink>
      )}
      {(isRequested || !isHydrated) && (
        <FieldGrid className={styles.fields}>
          {/* The fields are not required without JavaScript, because CSS may hide them and empty required fields
          would block the submission. */}
          <AppointmentFields required={isHydrated} />
        </FieldGrid>
      )}
    </div>
  )
}
