import { limaDateOf } from '@app/domain/calendar/lima-date'
import { earliestVisit, meetingPlaces, timesOfDay } from '@app/domain/lead/lead-choices'
import { SelectField, TextField, useLeadScope } from './lead-fields'

/** Renders the date, time and place of a requested appointment, which an adviser confirms by phone. */
export function VisitFields({ required }: { required: boolean }) {
  const { t, isHydrated } = useLeadScope()
  return (
    <>
      {/* The earliest date is set in the browser, because the page may be weeks old. */}
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
