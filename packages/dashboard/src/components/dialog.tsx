import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A modal dialog: the browser keeps the focus inside and gives it back, `Esc` closes it. */
export function Dialog({
  label,
  onClose,
  holdsFocus = false,
  children,
}: {
  label: string;
  onClose: () => void;
  /** The dialog itself has the focus first, so that it is read from its beginning. */
  holdsFocus?: boolean;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    if (holdsFocus && element !== null) {
      element.focus();
      // The browser went to the first control.
      element.scrollTop = 0;
    }
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
