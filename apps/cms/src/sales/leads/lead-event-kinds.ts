export const leadEventKinds = [
  'note',
  'state',
  'owner',
  'next-step',
  'contact',
  'message',
  'appointment-declined',
  'quote',
] as const
