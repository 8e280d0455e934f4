import { limaDateOf } from '@app/domain/calendar/lima-date'
import { earliestVisit, meetingPlaces, timesOfDay } from '@app/domain/lead/lead-choices'
import { SelectField, TextField, useLeadScope } from './lead-fields'

/** Date, time and place of an appointment, from tomorrow on; an adviser confirms it by phone. */
export function VisitFields({ required }: { required: boolean }) {
  const { t, isHydrated } = useLeadScope()
  return (
    <>
      {/* Only the browser knows today's date: the page may have been built weeks ago. */}
      <TextField
        name="visit.date"
        label={t('lead.visit.date')}
        type="date"
        min={isHydrated ? earliestVisit(limaDateOf(new Date())) : undefined}
        required={required}
      />
      <SelectField
        name="visit.timeOfDay"
        label={t('lead.visit.timeOfDay')}
        prompt={t('field.choose')}
        options={timesOfDay.map((value) => ({ value, label: t(`lead.visit.timeOfDay.${value}`) }))}
        required={required}
      />
      <SelectField
        name="visit.meetingPlace"
        label={t('lead.visit.meetingPlace')}
        prompt={t('field.choose')}
        options={meetingPlaces.map((value) => ({ value, label: t(`lead.visit.meetingPlace.${value}`) }))}
        required={required}
        wide
      />
    </>
  )
}
