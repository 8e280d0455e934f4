import { type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import { answeredOn } from '@app/domain/complaint/answer-by-letter'
import type { Complaint } from '../../platform/payload-types'

type Answer = Pick<Complaint, 'answeredAt' | 'answerByLetter' | 'letterDeliveredOn'>

/** Returns the day that counts for the deadline, or null while the answer or the delivery of its letter is missing. */
export const answeredDay = ({ answeredAt, answerByLetter, letterDeliveredOn }: Answer): LimaDate | null =>
  answeredOn({
    writtenOn: answeredAt ? limaDateOf(new Date(answeredAt)) : null,
    isByLetter: answerByLetter === true,
    letterDeliveredOn: letterDeliveredOn ?? null,
  })
