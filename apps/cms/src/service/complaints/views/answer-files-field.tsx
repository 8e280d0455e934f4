'use client'

import { sizeInWords } from '@sillar/domain/document/size-in-words'
import { safeName } from '@sillar/platform/file-check/safe-name'
import { useId } from 'react'
import styles from '../../../panel/record/record-forms.module.css'
import type { DeskWords } from '../messages'

type Props = { files: File[]; onChange(files: File[]): void; words: DeskWords }

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Gives a file the name it is stored under, so that the preview lists what the letter will list. */
function named(file: File): File {
  const extension = extensions[file.type]
  return extension ? new File([file], safeName(file.name, extension), { type: file.type }) : file
}

/** Files for the answer, chosen one after the other or together. They are sent with the answer and not before. */
export function AnswerFilesField({ files, onChange, words }: Props) {
  const [id, hint] = [useId(), useId()]
  return (
    <div className={styles.attach}>
      <label htmlFor={id}>{words.addFiles}</label>
      <input
        id={id}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png"
        aria-describedby={hint}
        onChange={({ target }) => {
          onChange([...files, ...[...(target.files ?? [])].map(named)])
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
      <small id={hint}>{words.filesHint}</small>
      {files.length > 0 && (
        <ul className={styles.papers} aria-label={words.answerFiles}>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li key={at}>
              <span>
                {file.name} <small>{sizeInWords(file.size)}</small>
              </span>
              <button
                type="button"
                className={styles.line}
                aria-label={`${words.removeFile} ${file.name}`}
                onClick={() => onChange(files.filter((_, other) => other !== at))}
              >
                {words.removeFile}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
