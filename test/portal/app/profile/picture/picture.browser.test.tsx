import { expect, waitUntil } from '@open-wc/testing';
import { PersonalPage } from '../../../../../portal/app/profile/lazy-pages.ts';
import { graphqlError } from '../../../../helpers/network.ts';
import { fill } from '../../auth/auth-page.tsx';
import { still } from '../../shell/open-shell.tsx';
import { eachProfilePage, USER } from '../profile-page.tsx';

const SAVE = 'action savePicture';

/** An image file whose left half is red and whose right half is blue. */
async function redAndBlue(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  for (const [colour, left] of [
    ['#f00', 0],
    ['#00f', width / 2],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(left, 0, width / 2, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob!], 'me.png', { type: 'image/png' });
}

/** The picture as it was sent: its size, and the colour at a point from 0 to 1. */
async function decoded(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const isRed = (x: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x * (image.width - 1), image.height / 2, 1, 1).data;
    return red > blue;
  };
  return { size: [image.width, image.height], bytes: bytes.length, isRed };
}

describe('the picture', () => {
  const { stage, open, said, payloads } = eachProfilePage();
  const file = () => stage.place.querySelector<HTMLInputElement>('input[type=file]')!;
  const preview = () => stage.place.querySelector('canvas');
  const choose = (chosen: File) => {
    const transfer = new DataTransfer();
    transfer.items.add(chosen);
    file().files = transfer.files;
    file().dispatchEvent(new Event('change', { bubbles: true }));
  };
  const ready = () => open(<PersonalPage />, 'First Name');

  it('MOD-20 the middle square is shown, and sent as a small picture', async () => {
    stage.network.on(SAVE, { pic: '/api/pictures/1' });
    await ready();
    choose(await redAndBlue(800, 400));
    await waitUntil(preview);
    await still();
    await expect(stage.place).to.be.accessible();
    stage.network.on('query meWebUser', { ...USER, pic: '/api/pictures/1' });
    stage.button('Save picture')?.click();
    await said('Your picture is saved.');
    const [{ image }] = payloads(SAVE);
    const { size, bytes, isRed } = await decoded(image);
    expect(size).to.deep.equal([256, 256]);
    expect(bytes).to.be.below(200_000);
    expect([isRed(0), isRed(1)]).to.deep.equal([true, false]);
    await waitUntil(() => stage.button('Remove picture'));
    expect(preview()?.tagName).to.equal(undefined);
  });

  it('MOD-20 the sliders say what is taken of the image', async () => {
    stage.network.on(SAVE, { pic: '/api/pictures/1' });
    await ready();
    choose(await redAndBlue(800, 400));
    await waitUntil(preview);
    fill(stage.input('Zoom')!, '2');
    fill(stage.input('Left or right')!, '1');
    await waitUntil(() => stage.input('Left or right')?.value === '1');
    stage.button('Save picture')?.click();
    await said('Your picture is saved.');
    const { isRed } = await decoded(payloads(SAVE)[0].image);
    expect([isRed(0), isRed(1)]).to.deep.equal([false, false]);
  });

  it('MOD-20 a file that is no picture is refused in words, and nothing is sent', async () => {
    await ready();
    choose(new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
    await said('This file cannot be read as a picture.', 'alert');
    expect(preview()?.tagName).to.equal(undefined);
    expect(stage.network.to(SAVE)).to.have.length(0);
  });

  it('MOD-20 a refused picture says why and can be sent again or left', async () => {
    stage.network.on(SAVE, graphqlError('The picture must be a square.', 422));
    await ready();
    choose(await redAndBlue(300, 300));
    await waitUntil(preview);
    stage.button('Save picture')?.click();
    await said('It was not saved: The picture must be a square.', 'alert');
    stage.button('Cancel')?.click();
    await waitUntil(() => !preview());
  });

  it('MOD-20 a picture can be removed', async () => {
    stage.network.on(SAVE, { pic: '/api/pictures/1' }, { pic: null });
    await ready();
    choose(await redAndBlue(64, 64));
    await waitUntil(preview);
    stage.network.on('query meWebUser', { ...USER, pic: '/api/pictures/1' });
    stage.button('Save picture')?.click();
    await waitUntil(() => stage.button('Remove picture'));
    stage.network.on('query meWebUser', USER);
    stage.button('Remove picture')?.click();
    await said('Your picture is removed.');
    expect(payloads(SAVE)[1]).to.deep.equal({ image: null });
    await waitUntil(() => !stage.button('Remove picture'));
  });
});
