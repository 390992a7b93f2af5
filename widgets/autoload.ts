import { elements } from 'elements:loaders';
import { fetchFiles } from './fetch-files.ts';
import { defineStandIn } from './stand-in.ts';

/**
 * Defines a stand-in for every element of the bundle, which loads the element's code when the first one of its tag is
 * put into a page: in markup, by script, by a framework, or in any shadow root. Tags that the page has defined already,
 * such as by an element's own file or by another version of the bundle, stay as they are.
 */
for (const { tag, names, files, load } of elements) {
  if (!customElements.get(tag)) defineStandIn(tag, names, () => fetchFiles(files).then(load));
}
