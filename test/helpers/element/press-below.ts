import { sendMouse } from '@web/test-runner-commands';
import { settled } from './settled.ts';

/** Presses a button of the page right below an element with the mouse. Answers whether it got the click. */
export async function pressBelow(element: Element): Promise<boolean> {
  const button = document.createElement('button');
  button.textContent = 'Below';
  let isClicked = false;
  button.addEventListener('click', () => {
    isClicked = true;
  });
  element.after(button);
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = button.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(left) + 5, Math.round(top) + 5] });
  await sendMouse({ type: 'down' });
  await settled();
  await sendMouse({ type: 'up' });
  await settled();
  button.remove();
  return isClicked;
}
