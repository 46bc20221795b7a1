"""What was told in large letters over the picture: it goes soon, so the page keeps a list."""

from typing import Final

NOTES_OCCASIONS: Final = """window.occasions = [];
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
  if (node.classList?.contains('occasion')) window.occasions.push(node.textContent);
}))).observe(document, {childList: true, subtree: true});"""
