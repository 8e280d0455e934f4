'use client'

import { sizeInWords } from '@app/domain/document/size-in-words'
import { safeName } from '@app/platform/file-check/safe-name'
import { useId } from 'react'
import styles from '../../../panel/record/record-forms.module.css'
import type { ComplaintMessages } from '../messages'

type Props = { files: File[]; onChange(files: File[]): void; messages: ComplaintMessages }

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Returns the file under its stored name, so that the preview lists the same names as the letter. */
function named(file: File): File {
  const extension = extensions[file.type]
  return extension ? new File([file], safeName(file.name, extension), { type: file.type }) : file
}

/** The files of an answer. They are uploaded together with the answer. */
export function AnswerFilesField({ files, onChange, messages }: Props) {
  const [id, hint] = [useId(), useId()]
  return (
    <div className={styles.attach}>
      <label htmlFor={id}>{messages.addFiles}</label>
      <input
        id={id}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png"
        aria-describedby={hint}
        onChange={({ target }) => {
          onChange([...files, ...[...(target.files ?? [])].map(named)])
          // Allows choosing the same file again after it was removed.
          target.value = ''
        }}
      />
      <small id={hint}>{messages.filesHint}</small>
      {files.length > 0 && (
        <ul className={styles.documents} aria-label={messages.answerFiles}>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
            <li key={at}>
              <span>
                {file.name} <small>{sizeInWords(file.size)}</small>
              </span>
              <button
                type="button"
                className={styles.line}
                aria-label={`${messages.removeFile} ${file.name}`}
                onClick={() => onChange(files.filter((_, other) => other !== at))}
              >
                {messages.removeFile}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
