export const leadEventKinds = [
  'note',
  'state',
  'owner',
  'next-step',
  'contact',
  'message',
  'appointment-declined',
] as const
