import type { VersionMark } from './version-marks'

const es = {
  title: 'Versiones',
  when: 'Cuándo',
  who: 'Quién',
  state: 'Estado',
  none: 'Todavía no hay versiones: la primera nace al guardar.',
  byProgram: 'Carga inicial',
  marks: {
    online: 'En línea',
    newestDraft: 'Borrador actual',
    before: 'Publicada antes',
    draft: 'Borrador anterior',
  } satisfies Record<VersionMark, string>,
}

const en: typeof es = {
  title: 'Versions',
  when: 'When',
  who: 'Who',
  state: 'State',
  none: 'There are no versions yet: saving creates the first one.',
  byProgram: 'Initial load',
  marks: { online: 'Online', newestDraft: 'Current draft', before: 'Published before', draft: 'Earlier draft' },
}

export const versionMessages = { es, en }
