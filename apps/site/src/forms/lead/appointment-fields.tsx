import { limaDateOf } from '@app/domain/calendar/lima-date'
import { earliestAppointment, meetingPlaces, timesOfDay } from '@app/domain/lead/lead-choices'
import { SelectField, TextField, useLeadScope } from './lead-fields'

/**
 * Renders the fields of a requested appointment, which a salesperson confirms by phone. Only the day is required,
 * because the rest can be agreed during the call.
 */
export function AppointmentFields({ required }: { required: boolean }) {
  const { t, isHydrated } = useLeadScope()
  return (
    <>
      {/* The earliest date is set in the browser, because the page may have been built weeks ago. */}
      <TextField
        name="appointment.date"
        label={t('lead.appointment.date')}
        type="date"
        min={isHydrated ? earliestAppointment(limaDateOf(new Date())) : undefined}
        required={required}
      />
      <SelectField
        name="appointment.timeOfDay"
        label={t('lead.appointment.timeOfDay')}
        prompt={t('lead.appointment.any')}
        options={timesOfDay.map((value) => ({ value, label: t(`lead.appointment.timeOfDay.${value}`) }))}
      />
      <SelectField
        name="appointment.meetingPlace"
        label={t('lead.appointment.meetingPlace')}
        prompt={t('lead.appointment.any')}
        options={meetingPlaces.map((value) => ({ value, label: t(`lead.appointment.meetingPlace.${value}`) }))}
        wide
      />
    </>
  )
}
