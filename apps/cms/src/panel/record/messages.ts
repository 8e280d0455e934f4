const es = {
  what: 'Qué ha',
  happened: 'pasado',
  newNote: 'Nueva nota',
  noteHint: 'Escribe una nota para el equipo',
  saveNote: 'Guardar nota',
  ownNote: 'Tu nota',
}

const en: typeof es = {
  what: 'What has',
  happened: 'happened',
  newNote: 'New note',
  noteHint: 'Write a note for the team',
  saveNote: 'Save note',
  ownNote: 'Your note',
}

export const recordMessages = { es, en }
